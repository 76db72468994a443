import {format} from 'node:util'
import {redactText} from '@app/lib/text/redact'
import type {Logger} from './logger'
import type {RequestIds} from './request-id'

const LEVELS = {debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error'} as const

type Method = keyof typeof LEVELS

type Lines = Pick<Console, Method>

const METHODS: readonly Method[] = ['debug', 'log', 'info', 'warn', 'error']

/**
 * Makes what is written to the console a line of the log. The kit, Express and the renderer know no other way to log;
 * so their lines have the request's id, too, and nothing personal [G-26, D-10].
 */
export const logConsole = (log: Pick<Logger, (typeof LEVELS)[Method]>, lines: Lines): void => {
    for (const method of METHODS)
        lines[method] = (...words: unknown[]) => log[LEVELS[method]](redactText(format(...words)))
}

/**
 * Where there is no log but the console, as on Managed Runtime: each line begins with the id of its request, and has
 * nothing personal.
 */
export const nameConsole = ({current}: Pick<RequestIds, 'current'>, lines: Lines): void => {
    for (const method of METHODS) {
        const write = lines[method].bind(lines)
        lines[method] = (...words: unknown[]) => {
            const id = current()
            const text = redactText(format(...words))
            write(id === undefined ? text : `[${id}] ${text}`)
        }
    }
}
