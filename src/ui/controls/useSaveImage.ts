import { useRef, useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { saveImage } from '../../platform/files.ts'

/** If the host allows no saving, the image scrolls into view for a long press. */
export function useSaveImage(file: File | null, savedText: string) {
  const [isSaving, setIsSaving] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const save = async () => {
    setIsSaving(true)
    const result = file ? await saveImage(file) : 'refused'
    setIsSaving(false)
    setIsRefused(result === 'refused')
    if (result === 'saved') showToast('success', savedText)
    if (result !== 'refused') return
    image.current?.scrollIntoView({ block: 'center' })
    image.current?.focus({ preventScroll: true })
  }
  return { image, isSaving, isRefused, save: () => void save() }
}
