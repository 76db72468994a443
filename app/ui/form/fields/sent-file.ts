import * as z from 'zod/mini'
import {messages} from './file-messages'
import {type Problem, rule} from '../schema'

/** A file that the server has: its id there, and the name that the shopper sees. */
export type SentFile = {id: string; name: string}

/** No file, a file that is being sent, or one that the server has. Only the last can be submitted. */
export type FileValue = SentFile | 'sending' | null

const fileValue = z.nullable(
    z.union([z.literal('sending'), z.object({id: z.string(), name: z.string()})])
)

/** A file of a `FileField`; it may be missing, if no problem is given, but not on its way. */
export const sentFile = (missing?: Problem) =>
    fileValue.check(
        rule<FileValue>((file) => {
            if (file === 'sending') return messages.waitForFile
            return file === null ? missing : undefined
        })
    )
