import { useEffect, useEffectEvent, useRef, type ChangeEvent } from 'react'

export const onFileOf =
  (take: (file: File) => void) =>
  ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Otherwise choosing the same file again fires no event.
    currentTarget.value = ''
    if (file) take(file)
  }

/** Takes files dropped or pasted anywhere in the dialog, as some hosts open no file chooser. */
export function useDroppedFiles<Area extends HTMLElement>(onFiles: (files: [File, ...File[]]) => void) {
  const ref = useRef<Area>(null)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const area = ref.current?.closest('dialog')
    if (!area) return
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onDropped = (event: DragEvent | ClipboardEvent) => {
      const given = 'clipboardData' in event ? event.clipboardData : event.dataTransfer
      const [file, ...others] = given?.files ?? []
      // Office programs copy a picture of a text along with the text.
      if (!file || (event.type === 'paste' && given?.types.includes('text/plain'))) return
      // Otherwise the browser opens the file in place of the app.
      event.preventDefault()
      take([file, ...others])
    }
    const stop = new AbortController()
    const { signal } = stop
    area.addEventListener('dragover', onDrag, { signal })
    area.addEventListener('drop', onDropped, { signal })
    area.addEventListener('paste', onDropped, { signal })
    return () => stop.abort()
  }, [])
  return ref
}
