import type {Response} from 'express'
import type {Counts} from './counts'
import {refuseForNow} from './refuse'

/** How often calls may be made about one account, phone number or agreement, whoever makes them (D-20). */
export type SubjectLimit = {
    /** Limits of one name share their counts. */
    name: string
    /** The field of the body that says what the call is about; without it, it is the account of the caller's token. */
    field?: string
    most: number
    minutes: number
    /** Only calls that the platform refuses count: a wrong password, wrong answers. */
    isForRefusals?: boolean
    /** The type of the problem that a page is told. */
    refusal?: string
    /** Whether it is about a call with these fields; by default about all of them. */
    isFor?: (fields: Readonly<Record<string, unknown>>) => boolean
}

/** Passwords that may be wrong for one account, at every call of a signed-in customer that checks one [ASVS-7.5.1]. */
export const passwordChecks: SubjectLimit = {
    name: 'password',
    most: 10,
    minutes: 15,
    refusal: 'too-many-sign-ins',
    isForRefusals: true
}

const hasCode = ({code}: Readonly<Record<string, unknown>>): boolean =>
    typeof code === 'string' && code !== ''

/** Codes that may be sent to one phone number, which may be anybody's. */
export const codesSent: SubjectLimit = {
    name: 'code',
    field: 'phone',
    most: 5,
    minutes: 15,
    isFor: (fields) => !hasCode(fields)
}

/** Codes that may be tried for one phone number. */
export const codesTried: SubjectLimit = {
    name: 'code-try',
    field: 'phone',
    most: 15,
    minutes: 15,
    isFor: hasCode
}

/** Wrong answers about one agreement: enough that nobody stops its payer, too few to guess a zip and four digits. */
export const agreementLookUps: SubjectLimit = {
    name: 'agreement',
    field: 'agreementNumber',
    most: 50,
    minutes: 15,
    isForRefusals: true
}

/** Wrong answers about one mailed offer. */
export const offerLookUps: SubjectLimit = {
    name: 'offer',
    field: 'code',
    most: 50,
    minutes: 15,
    isForRefusals: true
}

/** The same subject, however it is written: `+1 (310) 555-0142` and `3105550142`. */
const spelledOnce = (subject: string): string =>
    subject
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, '')
        .replace(/^1(?=\d{10}$)/, '')

/** Whether the platform has refused what was asked, as opposed to an outage, a limit or an expired session. */
const isRefusal = (status: number): boolean =>
    status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)

type Subject = {
    subject: string
    res: Response
    /** Whether the call was refused; by default, whether its response says so. */
    isRefused?: () => boolean
}

/**
 * Counts a call about a subject, in this process. If there were too many, it is refused with 429 and
 * the promise is false. A call is counted before it is made, so that concurrent ones count too.
 */
export const admitSubject = async (
    counts: Counts,
    {name, most, minutes, isForRefusals = false, refusal = 'too-many-calls'}: SubjectLimit,
    {subject, res, isRefused = () => isRefusal(res.statusCode)}: Subject
): Promise<boolean> => {
    const [key, windowMs] = [`${name} ${spelledOnce(subject)}`, minutes * 60_000]
    const {count, endsInMs} = await counts.add(key, windowMs)
    if (count > most) {
        refuseForNow(res, refusal, endsInMs)
        return false
    }
    if (isForRefusals)
        res.once('finish', () => {
            if (!isRefused()) void counts.add(key, windowMs, -1)
        })
    return true
}
