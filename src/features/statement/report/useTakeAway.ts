import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../i18n/dates.ts'
import { showToast } from '../../../messages/toasts.ts'
import { platform } from '../../../platform/current.ts'
import { takeFile } from '../../../platform/takeFile.ts'
import { byteOrderMark } from './csv.ts'
import { paperFile } from './paperFile.ts'
import { useCsv } from './useCsv.ts'
import type { Report } from './useReport.ts'

/** `statement-2026-03-31`, by the device's day. */
const nameNow = () => `statement-${formatDay(Date.now()).split('/').reverse().join('-')}`

/** True if this browser prints the page itself; messengers and their web views do not. */
export const canPrint = () => platform().can.downloads && 'print' in window

/** What the player can do with the rows that are shown. `paper` is where they are drawn for printing while `isPrinting`. */
export function useTakeAway(report: Report) {
  const { t, i18n } = useTranslation('report')
  const csv = useCsv(report)
  const paper = useRef<HTMLElement>(null)
  const [isPrinting, setIsPrinting] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  const take = async (file: File, text: string) => {
    const taken = await takeFile(file, text)
    setIsRefused(taken === 'refused')
    if (taken === 'saved') showToast('success', t('saved'))
    if (taken === 'copied') showToast('success', t('copied'))
  }
  const takeCsv = () => {
    const text = csv()
    void take(new File([byteOrderMark, text], `${nameNow()}.csv`, { type: 'text/csv' }), text)
  }
  /** Draws the paper and hands it over at once, as browsers share and print only within the tap. */
  const takePaper = () => {
    flushSync(() => setIsPrinting(true))
    if (canPrint()) return print()
    const page = paperFile(paper.current?.outerHTML ?? '', { language: i18n.language, title: t('paperTitle') })
    setIsPrinting(false)
    void take(new File([page], `${nameNow()}.html`, { type: 'text/html' }), csv())
  }
  const print = () => {
    document.documentElement.dataset['printing'] = ''
    window.print()
  }
  useEffect(() => {
    if (!isPrinting) return
    const end = () => setIsPrinting(false)
    // Where `print` does not wait, the page may be needed until then.
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('afterprint', end)
      delete document.documentElement.dataset['printing']
    }
  }, [isPrinting])
  return { paper, isPrinting, isRefused, takeCsv, takePaper }
}
