import { svgPath } from './qrMarkup.ts'

/** The payment code that an operator with an account at BCEL shows, drawn on a card of 360 by 440. */
export function bcelCode(): string {
  const { size, path } = svgPath('https://pay.example/BCEL?account=0101234567')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="440" viewBox="0 0 360 440">' +
    '<rect width="360" height="440" rx="24" fill="#fff"/><path d="M0 24a24 24 0 0 1 24-24h312a24 24 0 0 1 24 24v56H0Z" fill="#b91c1c"/>' +
    '<g font-family="system-ui, sans-serif" text-anchor="middle">' +
    '<text x="180" y="50" font-size="28" font-weight="700" fill="#fff">BCEL</text>' +
    '<text x="180" y="398" font-size="16" fill="#334155">SANDBOX COMPANY LIMITED</text>' +
    '<text x="180" y="422" font-size="16" fill="#64748b">010-123-4567</text></g>' +
    `<path transform="translate(40 90) scale(${280 / size})" fill="#0f172a" shape-rendering="crispEdges" d="${path}"/></svg>`
  )
}
