import {spawn} from 'node:child_process'
import type {Step} from './steps'

export type Outcome = {step: Step; passed: boolean; seconds: number; output: string}

/** Runs one step to its end and returns its output. */
export const runStep = (step: Step): Promise<Outcome> =>
    new Promise((resolve) => {
        const [program = '', ...args] = step.command
        const started = performance.now()
        const child = spawn(program, args, {
            env: {...process.env, ...step.environment, FORCE_COLOR: '0'}
        })
        let output = ''
        const collect = (chunk: Buffer) => {
            output += chunk.toString()
        }
        child.stdout.on('data', collect)
        child.stderr.on('data', collect)
        child.on('error', collect)
        child.on('close', (code) => {
            const seconds = (performance.now() - started) / 1000
            resolve({step, passed: code === 0, seconds, output})
        })
    })
