export type Bytes = Uint8Array<ArrayBuffer>

export const toBase64 = (bytes: Bytes): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** @throws for a text that is not base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0))

export const randomBytes = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))
