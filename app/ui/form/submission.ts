import {createContext, useContext} from 'react'

/** What a submission came to, where it did not succeed. Texts are ready to be shown. */
export type SubmitFailure = {
    /** About the form as a whole. */
    alert?: string
    /** By field name. What names no field of the form is said in the alert. */
    fields?: Readonly<Record<string, string>>
}

/** One wrong field of a form: its error, and the element that a link to it focuses. */
export type WrongField = {name: string; text: string; id: string}

/** Why the last attempt failed; a new object for each attempt, so that focus moves each time. */
export type FailedAttempt = {
    alert: string | undefined
    wrong: readonly WrongField[]
    /** Whether the form was sent: false where its own validation stopped it. */
    sent: boolean
}

export type Submission = {
    pending: boolean
    /** How often the shopper has tried; goes up as an attempt begins. */
    attempts: number
    failed: FailedAttempt | null
}

const SubmissionContext = createContext<Submission>({pending: false, attempts: 0, failed: null})

export const SubmissionProvider = SubmissionContext.Provider

/** How the form around this part is doing. */
export const useSubmission = (): Submission => useContext(SubmissionContext)

/** The elements of a form that stand for its fields, in the order of the page, one for each name. */
export const fieldElements = (form: HTMLFormElement): Map<string, HTMLElement> => {
    const found = new Map<string, HTMLElement>()
    for (const element of form.querySelectorAll<HTMLElement>('[data-field]')) {
        const {field = ''} = element.dataset
        if (!found.has(field)) found.set(field, element)
    }
    return found
}
