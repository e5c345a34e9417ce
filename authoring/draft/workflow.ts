/** A GitHub workflow that checks the kinds of a repository and reviews pull requests. */
import type { NewFile } from './files.ts'

/**
 * Returns the workflow. The base of a pull request comes from the environment, so that a branch name cannot change the script. The
 * workflow needs no secret and only reads, so that it runs for forks.
 */
export function workflowFile(): NewFile {
  return { path: '.github/workflows/plugboard.yml', text: WORKFLOW }
}

const WORKFLOW = `# Checks the kinds in definitions/. On a pull request, the summary of the run shows what it changes.
name: Plugboard
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  kinds:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          fetch-depth: 0 # the review reads the manifests of the base branch
          persist-credentials: false
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 22
      - run: npm ci
      - name: Manifests have no problems
        run: npx plugboard validate definitions
      - name: Manifests do what their fixtures and snapshots say
        if: always()
        run: npx plugboard check definitions
      - name: Modules are up to date
        if: always()
        run: npx plugboard generate definitions --out src/kinds --check
      - name: The review, at the changed lines
        if: always() && github.event_name == 'pull_request'
        env:
          BASE: origin/\${{ github.base_ref }}
        run: npx plugboard review "$BASE" --format github
      - name: The review, in the summary
        if: always() && github.event_name == 'pull_request'
        env:
          BASE: origin/\${{ github.base_ref }}
        run: npx plugboard review "$BASE" >> "$GITHUB_STEP_SUMMARY"
`
