/** The control page's style sheet: one column on a phone, two where there is room. */
export const controlStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8dce3, #343a46); --card: light-dark(#fff, #1b1f27);
  --page: light-dark(#f3f5f8, #12151a); --text: light-dark(#1a2230, #e8ebf0); --soft: light-dark(#5b6577, #9aa4b5);
  --brand: light-dark(#1d4ed8, #7ea6ff); --on-brand: light-dark(#fff, #0d1524); --good: light-dark(#14713d, #63d297);
  --bad: light-dark(#b42318, #ff8a7d); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.6 system-ui, sans-serif; }
header { display: flex; align-items: center; justify-content: space-between; padding: 16px; max-width: 1180px;
  margin: 0 auto; }
h1 { font-size: 20px; margin: 0; }
h2 { font-size: 15px; margin: 0 0 8px; }
a { color: var(--brand); margin-right: 10px; }
main { max-width: 1180px; margin: 0 auto; padding: 0 16px 32px; columns: 2 480px; column-gap: 16px; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; margin: 0 0 16px;
  break-inside: avoid; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin: 8px 0 0; }
td form { margin: 0; flex-wrap: nowrap; }
form > span { flex: 1; align-self: center; }
label { flex: 1 1 140px; }
label span { display: block; color: var(--soft); font-size: 13px; }
input, select, button { font: inherit; min-height: 40px; border-radius: 8px; border: 1px solid var(--line);
  padding: 4px 12px; background: var(--page); color: inherit; }
input, select { width: 100%; }
button { background: var(--brand); border-color: transparent; color: var(--on-brand); cursor: pointer; }
button.danger { background: transparent; border-color: var(--bad); color: var(--bad); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--soft); font-size: 13px; font-weight: 500; }
th, td { padding: 6px 8px 6px 0; border-top: 1px solid var(--line); vertical-align: middle; }
code, pre { font: 13px/1.5 ui-monospace, monospace; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 4px 0; }
small { display: block; color: var(--soft); }
td:last-child form { justify-content: flex-end; }
p { margin: 4px 0; }
.good { color: var(--good); }
.bad { color: var(--bad); }
`
