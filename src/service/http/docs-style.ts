/** The page's whole styling; nothing is loaded from anywhere. */
export const docsStyle = `
:root { color-scheme: light dark; --line: #d8dbe0; --soft: #f4f5f7; --dim: #5a6270; --get: #1c6b3c; --post: #174ea6; }
a { color: var(--post); }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a3f48; --soft: #22262d; --dim: #a3abb8; --get: #7ad19c; --post: #8fb4ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 1.7rem; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.3rem; }
h3 { margin: 1.2rem 0 .3rem; font-size: 1rem; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { margin: .3rem 0; padding: .75rem; overflow-x: auto; background: var(--soft); border-radius: 6px; }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 8px; }
summary { padding: .6rem .8rem; cursor: pointer; overflow-wrap: anywhere; }
details > div { padding: 0 .8rem .8rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .35rem .6rem .35rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { font-weight: 600; color: var(--dim); }
@media (max-width: 40rem) {
  thead { display: none; }
  tr { display: block; padding: .4rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: 0; border: 0; overflow-wrap: anywhere; }
}
.links a { display: inline-block; margin-right: .75rem; }
.method { display: inline-block; min-width: 3.2rem; font-weight: 700; }
.get { color: var(--get); }
.post { color: var(--post); }
.dim { color: var(--dim); }
`;
