import {createRequire} from 'node:module'
import path from 'node:path'
import {z} from 'zod'

const Built = z.object({
    get: z.custom<(event: unknown, context: object, callback: (...end: unknown[]) => void) => void>(
        (given) => typeof given === 'function'
    )
})
const Invocation = z.object({id: z.string(), event: z.unknown()})

/** One container of the function: loads the bundle as Lambda does and answers one event at a time. */
const buildDir = path.resolve(process.cwd(), 'build')
const {get} = Built.parse(createRequire(path.join(buildDir, 'package.json'))('./ssr.js'))

process.on('message', (message) => {
    const {id, event} = Invocation.parse(message)
    get(event, {}, (error, answer) => {
        process.send?.({id, answer, error: error instanceof Error ? error.message : null})
    })
})
process.on('disconnect', () => process.exit(0))
process.send?.({started: true})
