import type { Note } from '../../brakes/note.ts'

/** Sets brakes: `act` gets those in force and the server's time (epoch ms). */
export type Change = (act: (note: Note, now: number) => Note) => void
