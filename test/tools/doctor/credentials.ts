import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Credentials } from './member.ts'

/**
 * A member's phone and password: from a file, else from the environment, else from the terminal, which does not show the password. Never
 * from an argument, which every user of the machine can read.
 * @throws Error that says how to give them.
 */
export async function readCredentials(file: string | null): Promise<Credentials> {
  if (file !== null) return ofFile(file)
  const { DOCTOR_PHONE: username, DOCTOR_PASSWORD: password } = process.env
  if (username && password) return { username, password }
  if (process.stdin.isTTY) return await ofTerminal()
  throw new Error('There is no terminal to ask at: set DOCTOR_PHONE and DOCTOR_PASSWORD, or give --member-file FILE.')
}

function ofFile(file: string): Credentials {
  const [username = '', password = ''] = readFileSync(file, 'utf8').split(/\r?\n/)
  if (username && password) return { username, password }
  throw new Error(`${file} is to have the phone in its first line, and the password in its second.`)
}

function ofTerminal(): Promise<Credentials> {
  const lines: string[] = []
  const output = new Writable({
    write(text, _, done) {
      if (lines.length === 0) process.stderr.write(text as Buffer)
      done()
    },
  })
  const terminal = createInterface({ input: process.stdin, output, terminal: true, prompt: 'Phone of a member: ' })
  terminal.prompt()
  return new Promise((resolve, reject) => {
    terminal.on('close', () => reject(new Error('Nobody was given to log in as.')))
    terminal.on('line', (line) => {
      lines.push(line.trim())
      const [username = '', password] = lines
      process.stderr.write(password === undefined ? 'Password: ' : '\n')
      if (password === undefined) return
      resolve({ username, password })
      terminal.close()
    })
  })
}
