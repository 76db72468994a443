import {createContext, useContext} from 'react'

/** Why a submission did not succeed. The texts are ready to be shown. */
export type SubmitFailure = {
    /** About the form as a whole. */
    alert?: string
    /** By field name. An error for an unknown field is shown in the alert. */
    fields?: Readonly<Record<string, string>>
    /** Nobody has refused what was sent, there was no answer: a typed password stays too. */
    isUnanswered?: boolean
}

/** One wrong field of a form: its error, and the element that a link to it focuses. */
export type WrongField = {name: string; text: string; id: string}

/** Why the last attempt failed; a new object for each attempt, so that focus moves each time. */
export type FailedAttempt = {
    alert: string | undefined
    wrong: readonly WrongField[]
    /** Whether what was sent was refused: false if the form's own validation stopped it, or if nobody answered. */
    isRefused: boolean
}

export type Submission = {
    pending: boolean
    /** The number of attempts; increases when an attempt begins. */
    attempts: number
    failed: FailedAttempt | null
    /** Takes back what was said of the last attempt, where it is about something that is gone. */
    forgetFailure: () => void
}

const SubmissionContext = createContext<Submission>({
    pending: false,
    attempts: 0,
    failed: null,
    forgetFailure: () => undefined
})

export const SubmissionProvider = SubmissionContext.Provider

/** The state of the submission of the form around this part. */
export const useSubmission = (): Submission => useContext(SubmissionContext)

/** The elements that links from errors focus, one for each field name, in the order of the page. */
export const fieldElements = (form: HTMLFormElement): Map<string, HTMLElement> => {
    const found = new Map<string, HTMLElement>()
    for (const element of form.querySelectorAll<HTMLElement>('[data-field]')) {
        const {field = ''} = element.dataset
        if (!found.has(field)) found.set(field, element)
    }
    return found
}
