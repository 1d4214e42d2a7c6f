/** Shell scripts that get completions from `ingr __complete`. */

export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

const BASH = `# Completion of ingr for bash. Load it with:  . <(ingr completion bash)
_ingr() {
  local kind line
  COMPREPLY=()
  {
    read -r kind
    while IFS= read -r line; do COMPREPLY+=("$line"); done
  } < <(ingr __complete bash -- "\${COMP_LINE:0:COMP_POINT}" 2>/dev/null)
  case $kind in
    names) compopt -o filenames 2>/dev/null ;;
    files) compopt -o default 2>/dev/null ;;
    folders) compopt -o dirnames 2>/dev/null ;;
  esac
}
complete -F _ingr ingr
`

const ZSH = `#compdef ingr
# Completion of ingr for zsh. Load it with:  source <(ingr completion zsh)
# or write it to a file _ingr in a folder of $fpath.
_ingr() {
  local -a lines values shown
  local line typed="\${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX"
  lines=("\${(@f)$(ingr __complete zsh -- "$typed" 2>/dev/null)}")
  case $lines[1] in
    files) compset -P '--*='; _files; return ;;
    folders) compset -P '--*='; _files -/; return ;;
  esac
  for line in "\${(@)lines[2,-1]}"; do
    values+=("\${line%%$'\\t'*}")
    shown+=("\${line/$'\\t'/  -- }")
  done
  (( $#values )) && compadd -U -l -V ingr -d shown -a values
}
if [[ $funcstack[1] == _ingr ]]; then
  _ingr
else
  compdef _ingr ingr
fi
`

const FISH = `# Completion of ingr for fish. Load it with:  ingr completion fish | source
function __ingr_complete
    set -l lines (ingr __complete fish -- (commandline -cp | string collect) 2>/dev/null)
    switch "$lines[1]"
        case files
            __fish_complete_path (commandline -ct)
        case folders
            __fish_complete_directories (commandline -ct)
        case '*'
            printf '%s\\n' $lines[2..-1]
    end
end
complete -c ingr -f -k -a '(__ingr_complete)'
`

export const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH }
