import type { Drawing } from './feedback/Illustration.tsx'

export const videoDrawing: Drawing = {
  paper: 'M24 27h48a6 6 0 0 1 6 6v30a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V33a6 6 0 0 1 6-6Z',
  lines: 'M43 38v20l16-10ZM36 79h24',
  coin: [75, 29],
}

export const ticketDrawing: Drawing = {
  paper: 'M17 36 71 24l3 12a6 6 0 0 0 3 12l3 12L26 72l-3-12a6 6 0 0 0-3-12Z',
  lines: 'm58 35 1 4M60 44l1 4M62 53l1 4',
  coin: [41, 51],
}

export const slipDrawing: Drawing = {
  paper: 'M29 20h38v56l-6.3-5-6.4 5-6.3-5-6.3 5-6.4-5-6.3 5Z',
  lines: 'M39 34h18M39 45h18M39 56h8',
  coin: [67, 60],
}

export const lostDrawing: Drawing = {
  paper: 'M30 26h36l9 8-9 8H30ZM66 48H30l-9 8 9 8h36Z',
  lines: 'M48 42v6M48 64v20M40 84h16',
  coin: [48, 18],
}

export const listDrawing: Drawing = {
  paper: 'M31 19h34a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H31a5 5 0 0 1-5-5V24a5 5 0 0 1 5-5Z',
  lines: 'M37 34h22M37 46h22M37 58h10',
  coin: [68, 70],
}

export const giftDrawing: Drawing = {
  paper: 'M25 45h46v28a4 4 0 0 1-4 4H29a4 4 0 0 1-4-4ZM20 33h56v12H20Z',
  lines: 'M48 46v31M46 29c-4-12-20-13-18-3 1 5 8 7 14 7M50 29c4-12 20-13 18-3-1 5-8 7-14 7',
  coin: [48, 33],
}

export const gamesDrawing: Drawing = {
  paper: 'M34 33h28c9 0 14 6 16 16l3 14c2 9-9 14-15 6l-6-8H36l-6 8c-6 8-17 3-15-6l3-14c2-10 7-16 16-16Z',
  lines: 'M35 40v12M29 46h12',
  coin: [62, 46],
}

export const friendsDrawing: Drawing = {
  paper: 'M39 22a11 11 0 1 1 0 22 11 11 0 1 1 0-22ZM18 74c0-14 9-22 21-22s21 8 21 22Z',
  lines: 'M66 52c8 3 13 11 13 22',
  coin: [63, 33],
}

export const closedDrawing: Drawing = {
  paper: 'M24 44h48a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H24a4 4 0 0 1-4-4V48a4 4 0 0 1 4-4Z',
  lines: 'M31 44 48 24l17 20M34 58h28M48 24v.1',
}

export const chatDrawing: Drawing = {
  paper: 'M25 26h46a7 7 0 0 1 7 7v24a7 7 0 0 1-7 7H48L35 76V64H25a7 7 0 0 1-7-7V33a7 7 0 0 1 7-7Z',
  lines: 'M31 41h24M31 51h15',
  coin: [74, 29],
}

export const walletDrawing: Drawing = {
  paper: 'M24 32h46a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6Z',
  lines: 'M20 34 60 20a3 3 0 0 1 4 3v9M76 46H62a8 8 0 0 0 0 16h14',
  coin: [62, 54],
}

export const wheelDrawing: Drawing = {
  paper: 'M48 17a31 31 0 1 1 0 62a31 31 0 1 1 0-62Z',
  lines: 'M48 17v62M17 48h62M26 26l44 44M70 26 26 70M44 11h8l-4 8Z',
  coin: [48, 48],
}
