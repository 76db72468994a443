import pino, {type DestinationStream} from 'pino'
import {redactText} from '@app/lib/text/redact'
import type {Settings} from '../../settings'
import type {RequestIds} from './request-id'

/**
 * Structured logs. Each line of a request has its id; personal and secret values are removed before anything is written
 * [G-26, D-10].
 */
export const createLogger = (
    level: Settings['logLevel'],
    {current}: Pick<RequestIds, 'current'>,
    target?: DestinationStream
) =>
    pino(
        {
            level,
            mixin: () => ({requestId: current()}),
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
        },
        target
    )

export type Logger = ReturnType<typeof createLogger>
