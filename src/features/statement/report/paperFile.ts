/** The styles of the page as a file, where the app's own are not. */
const styles = `
body { margin: 24px auto; max-width: 900px; padding: 0 16px; font: 14px/1.6 system-ui, sans-serif; color: #000; background: #fff }
h1 { font-size: 20px } h2 { font-size: 16px } dl > div { display: flex; justify-content: space-between; gap: 16px; border-bottom: 1px solid #ccc } dd { margin: 0; font-weight: 600; white-space: nowrap }
table { width: 100%; border-collapse: collapse; font-size: 12px } th, td { padding: 4px 6px; border-bottom: 1px solid #ccc; text-align: left; vertical-align: top }
td:last-child, th:last-child { text-align: right; white-space: nowrap } thead { display: table-header-group } tr { break-inside: avoid }
`

/** The drawn paper as a page of its own, which any browser opens and prints. */
export const paperFile = (paper: string, { language, title }: { language: string; title: string }): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><style>${styles}</style></head><body>${paper}</body></html>`
