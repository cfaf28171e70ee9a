/** The files that the page had the browser save. */
const saved: { blob: Blob; name: string }[] = []

/** Adds what jsdom lacks for saving a file. */
export function completeFiles(): void {
  const addresses = new Map<string, Blob>()
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${addresses.size}`
    addresses.set(address, blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = function click() {
    const blob = addresses.get(this.href)
    if (blob) saved.push({ blob, name: this.download })
  }
}

/** The file that was saved last, and its text with its byte order mark. */
export async function lastFile() {
  const last = saved.at(-1)
  if (!last) throw new Error('No file was saved')
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer))
    reader.readAsArrayBuffer(last.blob)
  })
  return { file: { name: last.name }, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
}
