import { useRef, useState } from 'react'
import { keepImage } from '../../platform/files.ts'
import { showToast } from '../../lib/toasts.ts'

/**
 * Saves a picture that is on the screen. Some hosts let a page save nothing, and there may be no file: then `isRefused` is true and
 * the picture is scrolled into view, for the player to save it by a long press. `savedText`: the toast of a success.
 */
export function useSaveImage(file: File | null, savedText: string) {
  const [isSaving, setIsSaving] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const save = async () => {
    setIsSaving(true)
    const result = file ? await keepImage(file) : 'refused'
    setIsSaving(false)
    setIsRefused(result === 'refused')
    if (result === 'saved') showToast('success', savedText)
    if (result !== 'refused') return
    image.current?.scrollIntoView({ block: 'center' })
    image.current?.focus({ preventScroll: true })
  }
  return { image, isSaving, isRefused, save: () => void save() }
}
