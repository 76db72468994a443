import pino from 'pino'
import {redactText} from '@app/lib/redact'
import type {Settings} from '../settings'

/** Structured logs. Personal and secret values are removed before anything is written [G-26, D-10]. */
export const createLogger = (level: Settings['logLevel']) =>
    pino({
        level,
        redact: {
            paths: [
                'req.headers',
                'res.headers',
                '*.authorization',
                '*.cookie',
                '*.password',
                '*.ssn',
                '*.c_ssn',
                '*.c_dob'
            ],
            remove: true
        },
        serializers: {
            err: (error: unknown) =>
                error instanceof Error
                    ? {type: error.name, message: redactText(error.message)}
                    : {message: redactText(String(error))}
        }
    })

export type Logger = ReturnType<typeof createLogger>
