import {redactText} from '@app/lib/text/redact'
import {storefrontConfig} from '../storefront-config'

/** Enough lines to see where it happened. */
const mostLines = 8

/** An error's stack as the error page may show it: without absolute paths, tokens and query values [ERR-003, D-10]. */
const cleanTrace = (error: unknown): string | undefined => {
    if (!(error instanceof Error) || error.stack === undefined) return undefined
    return redactText(error.stack).split('\n').slice(0, mostLines).join('\n')
}

/** The stack that an error page shows, on the server and in the browser; undefined if the setting is off (D-41). */
export const shownTrace = (error: unknown): string | undefined =>
    storefrontConfig().showErrorStacks ? cleanTrace(error) : undefined
