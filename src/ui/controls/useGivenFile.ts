import { useEffect, useEffectEvent, useRef } from 'react'

/** Takes a file that is dropped or pasted anywhere in the dialog around the ref's element: some hosts open no file chooser. */
export function useGivenFile<Place extends HTMLElement>(onFile: (file: File) => void) {
  const ref = useRef<Place>(null)
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const area = ref.current?.closest('dialog')
    if (!area) return
    const onDrag = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const onGiven = (event: DragEvent | ClipboardEvent) => {
      const file = ('clipboardData' in event ? event.clipboardData : event.dataTransfer)?.files[0]
      // Office programs copy a picture of a text along with the text.
      if (!file || (event.type === 'paste' && (event as ClipboardEvent).clipboardData?.types?.includes('text/plain')))
        return
      // The browser would open it in place of the app.
      event.preventDefault()
      take(file)
    }
    const stop = new AbortController()
    const { signal } = stop
    area.addEventListener('dragover', onDrag, { signal })
    area.addEventListener('drop', onGiven, { signal })
    area.addEventListener('paste', onGiven, { signal })
    return () => stop.abort()
  }, [])
  return ref
}
