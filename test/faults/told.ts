import { sheet } from '../walks/hands.ts'

/** What a screen tells: its figures, each as often as it stands there, and how many items it lists. */
export interface Told {
  readonly figures: readonly string[]
  readonly items: number
}

/** An amount, a count, a percent, a number of an account. Times and dates, which have other signs, go on while cells are met. */
const figure = /[+−-]?[฿₭]?−?\d[\d,.:/]*%?/g
const isTime = (text: string) => /[:/]/.test(text)

/** What is told now. */
export function toldNow(): Told {
  const figures: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) figures.push(...(texts.currentNode.nodeValue?.match(figure) ?? []))
  const items = (sheet() ?? document.querySelector('main'))?.querySelectorAll('li, tbody tr, article').length ?? 0
  return { figures: figures.filter((each) => !isTime(each)), items }
}

/** The figures that are not told, as often as they are missing. */
export function notIn(told: Told, figures: readonly string[]): string[] {
  const left = [...told.figures]
  return figures.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
