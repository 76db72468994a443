import {useSyncExternalStore} from 'react'
import type {StoredDraft} from '@app/commerce/approvals/application-draft'
import type {PhoneCheck, Prefill} from '@app/commerce/approvals/phone-look-up'
import {
    type ApplicationAnswers,
    type ApplicationDraft,
    draftOf,
    isDraftStored
} from '@app/domain/application'
import type {ApplicationStep} from '@app/domain/application-path'
import {ifAllowed} from '@app/lib/browser'

/** An application on its way, in this tab's memory alone: identity number and birth date are stored nowhere else (D-24). */
export type Application = {
    answers: ApplicationAnswers
    /** What was stored of an earlier visit; offered in the fields again. */
    draft: ApplicationDraft
    /** When the first answer was given, milliseconds; null before. */
    startedAt: number | null
    /** Whether the number was looked up: with a result, without one, in vain as nobody answered, or not wanted. */
    phoneStep: 'open' | 'found' | 'nothing-found' | 'failed' | 'skipped'
    /** The mobile number that was looked up. */
    phone: string
    /** What is looked up as soon as the code is there that was sent to the number; null where none was. */
    phoneCheck: PhoneCheck | null
    /** What the phone number said, offered in the fields. */
    prefill: Prefill | null
    /** The platform knew the shopper before anything was asked [APPR-017]. */
    isPrefilled: boolean
    /** The page that the decision led to: what is decided is not sent again. */
    decided: string | null
    /** The customer whose application it is; null for a guest's. */
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

/** Of the personal answers some are never stored, so these are asked again. */
const answersOf = ({home, income}: ApplicationDraft): ApplicationAnswers => ({
    ...(home && {home}),
    ...(income && {income})
})

const fromSession = (): Application => {
    const stored = ifAllowed((): unknown =>
        JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null')
    )
    if (!isStored(stored) || !isDraftStored(stored.startedAt, Date.now())) return empty
    const {draft, startedAt, phoneStep, phone} = stored
    return {...empty, answers: answersOf(draft), draft, startedAt, phoneStep, phone}
}

/** Saves a draft, or drops it where there is none. */
export type SaveDraft = (draft: ApplicationDraft | null) => void

let saveElsewhere: SaveDraft | null = null

/** Lets somebody else save the drafts, as a customer's are stored on the platform; answers how to end that (D-24). */
export const saveDraftsElsewhere = (save: SaveDraft): (() => void) => {
    saveElsewhere = save
    return () => {
        if (saveElsewhere === save) saveElsewhere = null
    }
}

const save = ({draft, startedAt, phoneStep, phone}: Application): void => {
    if (saveElsewhere) saveElsewhere(startedAt === null ? null : draft)
    ifAllowed(() => {
        if (startedAt === null || saveElsewhere) {
            return window.sessionStorage.removeItem(KEY)
        }
        const stored: Stored = {draft, startedAt, phoneStep, phone}
        return window.sessionStorage.setItem(KEY, JSON.stringify(stored))
    })
}

let current: Application | undefined
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
}

/** The application as it stands. For callbacks; parts of a page use `useApplication`. */
export const application = (): Application => (current ??= fromSession())

/** The application as it stands; an empty one on the server. */
export const useApplication = (): Application =>
    useSyncExternalStore(subscribe, application, () => empty)

const set = (next: Application): void => {
    current = next
    for (const listener of listeners) listener()
}

/** Changes the application and saves what may be stored of it. */
export const changeApplication = (change: Partial<Application>): Application => {
    const next = {...application(), ...change}
    if (next.startedAt !== null) save(next)
    set(next)
    return next
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

/** Takes over what the platform stored of an earlier visit, unless something was answered since. */
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

/** Forgets all that was answered: after a decision, when the shopper starts over, or is somebody else. */
export const forgetApplication = (left: Pick<Application, 'decided'> = {decided: null}): void => {
    set({...empty, ...left})
    save(empty)
}

/** Reads the tab's storage anew, as after a reload. */
export const reloadApplication = (): void => set(fromSession())

/** The steps that are filled in. */
export const filledSteps = ({answers, phoneStep}: Application): ApplicationStep[] => [
    ...(phoneStep === 'open' ? [] : ['phone' as const]),
    ...(['personal', 'home', 'income', 'references'] as const).filter(
        (step) => answers[step] !== undefined
    )
]
