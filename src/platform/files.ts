/** Shares a file with other apps of the device, within a tap; null where that cannot be. */
export async function shareFile(file: File): Promise<'shared' | 'cancelled' | null> {
  if (!navigator.canShare?.({ files: [file] })) return null
  try {
    await navigator.share({ files: [file] })
    return 'shared'
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'cancelled' : null
  }
}

/** The time for which a browser may need the address of the file that it saves (ms). */
const downloadTimeMs = 60_000

/** Has the browser save a file. */
export function download(file: File): 'saved' {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  // A web view that cannot save would open it in place of the app.
  link.target = '_blank'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), downloadTimeMs)
  return 'saved'
}
