/** The shells for which `pdo completion` prints a script. */
export const shells = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof shells)[number];

/*
 * Each script asks `pdo completion SHELL -- WORDS...` what may stand in the place of the last word. The first line of the
 * answer says its kind (`words`, `files`, `folders`), the others are candidates, each with a help text behind a tab. No
 * script evaluates what was typed: a command substitution on the line must not run because somebody presses Tab.
 */

/** Bash splits words at `=` and `:`, which belong to ours, and replaces only what follows the last of them. */
const bash = `# pdo completion for bash, version 4 and later. In ~/.bashrc: source <(pdo completion bash)
_pdo() {
  local -a typed=()
  local index word joins="" current prefix kind value
  for ((index = 1; index <= COMP_CWORD; index++)); do
    word=\${COMP_WORDS[index]}
    if [[ -n $joins || $word == [=:]* ]] && ((\${#typed[@]} > 0)); then
      typed[\${#typed[@]} - 1]+=$word
    else
      typed+=("$word")
    fi
    [[ $word == *[=:] ]] && joins=yes || joins=""
  done
  current=\${typed[\${#typed[@]} - 1]-}
  word=\${COMP_WORDS[COMP_CWORD]}
  [[ $word == [=:]* ]] && prefix=$current || prefix=\${current%"$word"}
  COMPREPLY=()
  {
    IFS= read -r kind
    case $kind in
      files) compopt -o default ;;
      folders) compopt -o dirnames ;;
      words)
        while IFS=$'\\t' read -r value _; do
          value=\${value#"$prefix"}
          [[ $value == *= ]] && compopt -o nospace
          if [[ $current != [\\"\\']* ]]; then
            printf -v value %q "$value"
            value=\${value//\\\\,/,}
          fi
          COMPREPLY+=("$value")
        done
        ;;
    esac
  } < <(pdo completion bash -- "\${typed[@]}" 2>/dev/null)
}
complete -F _pdo pdo
`;

const zsh = `#compdef pdo
# pdo completion for zsh. As _pdo in a folder of $fpath, or in ~/.zshrc: source <(pdo completion zsh)
_pdo() {
  local -a answer values shown open opened
  local line value
  answer=("\${(@f)$(pdo completion zsh -- "\${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
  case $answer[1] in
    files) compset -P '-*='; _files ;;
    folders) compset -P '-*='; _files -/ ;;
    words)
      for line in "\${(@)answer[2,-1]}"; do
        value=\${line%%$'\\t'*}
        [[ $line == *$'\\t' ]] && line=$value || line=\${line/$'\\t'/  -- }
        if [[ $value == *= ]]; then open+=("$value") opened+=("$line"); else values+=("$value") shown+=("$line"); fi
      done
      (( $#values )) && compadd -l -d shown -a values
      (( $#open )) && compadd -l -S '' -d opened -a open
      ;;
  esac
}
if [[ $funcstack[1] == _pdo ]]; then _pdo "$@"; else compdef _pdo pdo; fi
`;

const fish = `# pdo completion for fish. As ~/.config/fish/completions/pdo.fish, or: pdo completion fish | source
function __pdo_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -e words[1]
    set -l answer (pdo completion fish -- $words "$current" 2>/dev/null)
    set -l kind $answer[1]
    set -e answer[1]
    set -l prefix (string match -r -- '^-[^=]*=' "$current")
    set -l rest (string replace -r -- '^-[^=]*=' '' "$current")
    # A path as it is, of what was typed with backslashes; an open quote is taken off.
    set rest (string unescape -- "$rest" 2>/dev/null; or string replace -r -- '^["\\']' '' "$rest")
    switch "$kind"
        case files
            for path in (__fish_complete_path "$rest")
                echo "$prefix$path"
            end
        case folders
            for path in (__fish_complete_directories "$rest")
                echo "$prefix$path"
            end
        case words
            string join \\n -- $answer
    end
end
complete -c pdo -f -a '(__pdo_complete)'
`;

/** What a shell reads to complete the words of `pdo`. */
export const completionScripts: Readonly<Record<Shell, string>> = { bash, zsh, fish };
