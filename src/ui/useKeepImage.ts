import { useRef, useState } from 'react'
import { keepImage } from '../platform/keepImage.ts'
import { showToast } from '../messages/toasts.ts'

/**
 * Keeps a picture that is shown, by a tap; where the host lets a page keep nothing (`isRefused`), or there is no file, the picture is
 * put before the player, who can by pressing on it. `savedText`: said once it is saved.
 */
export function useKeepImage(file: File | null, savedText: string) {
  const [isSaving, setIsSaving] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const save = async () => {
    setIsSaving(true)
    const kept = file ? await keepImage(file) : 'refused'
    setIsSaving(false)
    setIsRefused(kept === 'refused')
    if (kept === 'saved') showToast('success', savedText)
    if (kept !== 'refused') return
    image.current?.scrollIntoView({ block: 'center' })
    image.current?.focus({ preventScroll: true })
  }
  return { image, isSaving, isRefused, save: () => void save() }
}
