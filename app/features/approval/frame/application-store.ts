import {createStore} from 'zustand/vanilla'
import type {StoredDraft} from '@app/commerce/approvals/application-draft'
import type {PhoneCheck, Prefill} from '@app/commerce/approvals/phone-look-up'
import {
    type ApplicationAnswers,
    type ApplicationDraft,
    draftOf,
    isDraftStored
} from '@app/domain/approval/application'
import type {ApplicationStep} from '@app/domain/approval/application-path'
import {ifAllowed} from '@app/lib/browser/browser'
import {tabTexts} from '@app/lib/browser/browser-storage'
import {useBrowserValue} from '@app/lib/browser/react-hooks'

/** The application in progress, in this tab's memory. Identity number and birth date are stored nowhere else (D-24). */
export type Application = {
    answers: ApplicationAnswers
    /** The answers that were stored on an earlier visit; used as default values of the fields. */
    draft: ApplicationDraft
    /** When the first answer was given, in milliseconds; null if there is none. */
    startedAt: number | null
    /**
     * The state of the phone look-up: not done, data found, nothing found, failed because there was no response, or
     * skipped by the shopper.
     */
    phoneStep: 'open' | 'found' | 'nothing-found' | 'failed' | 'skipped'
    /** The mobile number that was looked up. */
    phone: string
    /**
     * The data of the look-up, which is made when the shopper types the code that was sent to the number; null if no
     * code was sent.
     */
    phoneCheck: PhoneCheck | null
    /** The data that the look-up found; used as default values of the fields. */
    prefill: Prefill | null
    /** True if the platform already knew the shopper before the first step [APPR-017]. */
    isPrefilled: boolean
    /** The name of the page with the decision; null before it. A decided application is not sent again. */
    decided: string | null
    /** The id of the customer whose application it is; null for a guest. */
    owner: string | null
}

const KEY = 'application-draft'

const empty: Application = {
    answers: {},
    draft: {},
    startedAt: null,
    phoneStep: 'open',
    phone: '',
    phoneCheck: null,
    prefill: null,
    isPrefilled: false,
    decided: null,
    owner: null
}

type Stored = Pick<Application, 'draft' | 'phoneStep' | 'phone'> & {startedAt: number}

const isStored = (value: unknown): value is Stored =>
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'startedAt') === 'number' &&
    typeof Reflect.get(value, 'draft') === 'object'

/** The answers of a stored draft. The personal step is left out: parts of it are never stored, so it is asked again. */
const answersOf = ({home, income}: ApplicationDraft): ApplicationAnswers => ({
    ...(home && {home}),
    ...(income && {income})
})

const fromSession = (): Application => {
    const stored = ifAllowed((): unknown => JSON.parse(tabTexts.get(KEY) ?? 'null'))
    if (!isStored(stored) || !isDraftStored(stored.startedAt, Date.now())) return empty
    const {draft, startedAt, phoneStep, phone} = stored
    return {...empty, answers: answersOf(draft), draft, startedAt, phoneStep, phone}
}

/** Saves a draft; null deletes the saved one. */
export type SaveDraft = (draft: ApplicationDraft | null) => void

type Held = {
    /** Null until this tab's storage was read, and always on the server. */
    current: Application | null
    saveElsewhere: SaveDraft | null
}

const held = createStore<Held>(() => ({current: null, saveElsewhere: null}))

/**
 * Replaces this tab's storage by another function that saves drafts: a customer's drafts are stored on the platform.
 * Returns a function that undoes this (D-24).
 */
export const saveDraftsElsewhere = (save: SaveDraft): (() => void) => {
    held.setState({saveElsewhere: save})
    return () => {
        if (held.getState().saveElsewhere === save) held.setState({saveElsewhere: null})
    }
}

const save = ({draft, startedAt, phoneStep, phone}: Application): void => {
    const {saveElsewhere} = held.getState()
    if (saveElsewhere) saveElsewhere(startedAt === null ? null : draft)
    if (startedAt === null || saveElsewhere) return tabTexts.remove(KEY)
    const stored: Stored = {draft, startedAt, phoneStep, phone}
    tabTexts.set(KEY, JSON.stringify(stored))
}

const set = (current: Application): Application => {
    held.setState({current})
    return current
}

/** The current application, for callbacks; components use `useApplication`. */
export const application = (): Application => held.getState().current ?? set(fromSession())

/** The current application; an empty one on the server. */
export const useApplication = (): Application => useBrowserValue(application, empty, held.subscribe)

/** Changes the application and saves the parts that may be stored. */
export const changeApplication = (change: Partial<Application>): Application => {
    const next = {...application(), ...change}
    if (next.startedAt !== null) save(next)
    return set(next)
}

/** Adds answers to the application. */
export const addAnswers = (answers: ApplicationAnswers): Application => {
    const before = application()
    const merged = {...before.answers, ...answers}
    return changeApplication({
        answers: merged,
        draft: {...before.draft, ...draftOf(merged)},
        startedAt: before.startedAt ?? Date.now()
    })
}

/** Uses a draft that the platform stored on an earlier visit, unless there are already answers in this tab. */
export const adoptDraft = ({draft, startedAt}: StoredDraft, owner: string): void => {
    const isNew = application().startedAt === null
    if (!isNew) return
    set({
        ...application(),
        answers: answersOf(draft),
        draft,
        startedAt,
        owner,
        phoneStep: 'skipped'
    })
}

/** Deletes all answers: after a decision, when the shopper starts over, or when another shopper signs in. */
export const forgetApplication = (left: Pick<Application, 'decided'> = {decided: null}): void => {
    set({...empty, ...left})
    save(empty)
}

/** Reads this tab's storage again, as a reload would. */
export const reloadApplication = (): void => void set(fromSession())

/** The names of the steps that are filled in. */
export const filledSteps = ({answers, phoneStep}: Application): ApplicationStep[] => [
    ...(phoneStep === 'open' ? [] : ['phone' as const]),
    ...(['personal', 'home', 'income', 'references'] as const).filter(
        (step) => answers[step] !== undefined
    )
]
