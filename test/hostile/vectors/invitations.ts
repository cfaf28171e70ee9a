import { act } from './acting.ts'

interface Invitation {
  readonly address: string
  readonly as: 'rich' | undefined
}

const image = `"><img src=x: onerror=${act}>`

/** Addresses of the app with something in them that nobody of the app wrote. */
export function invitations(elsewhere: string): Invitation[] {
  const codes = [
    image,
    `javascript:${act}`,
    `${elsewhere}/x`,
    '../../bonus/clear',
    '__proto__',
    'constructor',
    '%',
    '\u202e<b>',
  ]
  const dialogs = [...'game bonus promotion qr gift deposit coupon transfer toString __proto__'.split(' '), image]
  const inside = [
    ...dialogs.flatMap((dialog, at) =>
      [0, 1].map((turn) => {
        const code = codes[(at + turn * 3) % codes.length] ?? ''
        return `/user/home?${new URLSearchParams({ dialog, code, from: code, to: code })}`
      }),
    ),
    `/user/${encodeURIComponent(image)}`,
    `/user/home?${image}#${image}`,
  ]
  const outside = [
    ...codes.map((code) => `/register?${new URLSearchParams({ code })}`),
    ...[
      `javascript:${act}`,
      elsewhere,
      elsewhere.replace('http:', ''),
      `/\\${elsewhere.slice(7)}`,
      `data:text/html,${image}`,
    ].map((next) => `/login?${new URLSearchParams({ next })}`),
    ...codes.slice(0, 4).map((code) => `/login?${new URLSearchParams({ tgWebAppStartParam: code })}`),
    `/${encodeURIComponent(image)}`,
    `/login#${image}`,
    `/login#${encodeURIComponent(`javascript:${act}`)}`,
  ]
  return [
    ...inside.map((address) => ({ address, as: 'rich' as const })),
    ...outside.map((address) => ({ address, as: undefined })),
  ]
}
