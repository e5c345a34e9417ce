/** The scripts, by shell. Where there is nothing to offer, shells offer files. */
export const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_plugboard() {
  local IFS=$'\\n'
  COMPREPLY=($(plugboard completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _plugboard plugboard
`,
  zsh: `#compdef plugboard
_plugboard() {
  local -a found
  found=("\${(@f)$(plugboard completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -a found; else _files; fi
}
compdef _plugboard plugboard
`,
  fish: `function __plugboard_words
  set -l words (commandline -opc) (commandline -ct)
  plugboard completion fish -- $words[2..-1] 2>/dev/null
end
complete -c plugboard -a '(__plugboard_words)'
`,
}
