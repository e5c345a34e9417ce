import { connect, localFile } from 'plugboard'
import githubKind from 'plugboard/kinds/github'

const github = await connect(githubKind, { credentials: { token: process.env.GITHUB_TOKEN! } })
const [owner = '', repo = ''] = process.env.GITHUB_REPOSITORY!.split('/')

for await (const { id } of github.releases.list.all({ owner, repo }, { limit: 1 })) {
  const { records: asset } = await github.release_assets.create({
    owner,
    repo,
    release_id: id,
    name: 'README.md',
    content: await localFile({ path: 'README.md', type: 'text/markdown' }),
  })
  console.log(asset?.id, asset?.state)
}

await github.$close()
