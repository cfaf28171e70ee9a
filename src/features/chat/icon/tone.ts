/** A page may sound only after the player has touched it. */
let context: AudioContext | null = null

function unlock(): void {
  if (typeof AudioContext !== 'function') return
  context ??= new AudioContext()
  // It costs battery while it runs.
  void context.suspend().catch(() => undefined)
}

for (const gesture of ['pointerup', 'keydown'])
  document.addEventListener(gesture, unlock, { once: true, capture: true, passive: true })

/** Seconds, and how loud of 1. */
const [length, loudness] = [0.28, 0.05]

/** A short soft tone, made here; nothing where the page may not sound. */
export function playTone(): void {
  const speaker = context
  speaker?.resume().then(
    () => sound(speaker),
    () => undefined,
  )
}

function sound(speaker: AudioContext): void {
  const now = speaker.currentTime
  const volume = speaker.createGain()
  volume.gain.setValueAtTime(0.0001, now)
  volume.gain.exponentialRampToValueAtTime(loudness, now + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length)
  const tone = speaker.createOscillator()
  tone.frequency.setValueAtTime(660, now)
  tone.frequency.setValueAtTime(880, now + 0.1)
  tone.connect(volume).connect(speaker.destination)
  tone.addEventListener('ended', () => void speaker.suspend().catch(() => undefined))
  tone.start(now)
  tone.stop(now + length)
}
