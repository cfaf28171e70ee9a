/** A file as a `data:` address, which the page's Content Security Policy allows, unlike `blob:`. Null where it cannot be read. */
export const dataAddressOf = (file: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.readAsDataURL(file)
  })
