/** Browsers allow sound only after the player has touched the page; null before. */
let context: AudioContext | null = null

function unlock(): void {
  if (typeof AudioContext !== 'function') return
  context ??= new AudioContext()
  // A running context uses battery.
  void context.suspend().catch(() => undefined)
}

for (const gesture of ['pointerup', 'keydown'])
  document.addEventListener(gesture, unlock, { once: true, capture: true, passive: true })

const durationSeconds = 0.28
/** Of at most 1. */
const loudness = 0.05

/** Plays a short soft tone. Does nothing if the page may not play sound. */
export function playTone(): void {
  const speaker = context
  speaker?.resume().then(
    () => play(speaker),
    () => undefined,
  )
}

function play(speaker: AudioContext): void {
  const now = speaker.currentTime
  const volume = speaker.createGain()
  volume.gain.setValueAtTime(0.0001, now)
  volume.gain.exponentialRampToValueAtTime(loudness, now + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + durationSeconds)
  const tone = speaker.createOscillator()
  tone.frequency.setValueAtTime(660, now)
  tone.frequency.setValueAtTime(880, now + 0.1)
  tone.connect(volume).connect(speaker.destination)
  tone.addEventListener('ended', () => void speaker.suspend().catch(() => undefined))
  tone.start(now)
  tone.stop(now + durationSeconds)
}
