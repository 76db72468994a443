import * as z from 'zod/mini'
import type {ApplicationDraft, HomeAnswers, IncomeAnswers} from '@app/domain/approval/application'
import {paymentFrequencies} from '@app/domain/prices/pricing'
import {readAnswer, unreadable} from '../answer'
import type {Commerce} from '../client'
import {moment, number, record, text} from '../json'
import type {Query} from '../query'
import {removing} from '../outcome/removal'
import type {Applicant} from './instant-approval'

/** An application that was started and not submitted. */
export type StoredDraft = {
    draft: ApplicationDraft
    /** When it was started, in milliseconds. */
    startedAt: number
}

const toPersonal = (raw: unknown): ApplicationDraft['personal'] => {
    const {firstName, lastName, email, phone} = record(raw)
    const [first, last] = [text(firstName), text(lastName)]
    if (first === undefined || last === undefined) return undefined
    return {firstName: first, lastName: last, email: text(email) ?? '', phone: text(phone) ?? ''}
}

const toHome = (raw: unknown): HomeAnswers | undefined => {
    const home = record(raw)
    const [address1, monthsThere] = [text(home.address1), number(home.monthsThere)]
    if (address1 === undefined || monthsThere === undefined) return undefined
    return {
        country: 'US',
        address1,
        address2: text(home.address2) ?? '',
        monthsThere,
        city: text(home.city) ?? '',
        state: text(home.state) ?? '',
        postalCode: text(home.postalCode) ?? ''
    }
}

const toIncome = (raw: unknown): IncomeAnswers | undefined => {
    const income = record(raw)
    const [source, amount] = [text(income.source), number(income.amount)]
    const frequency = paymentFrequencies.find((known) => known === income.frequency)
    if (source === undefined || amount === undefined || frequency === undefined) return undefined
    return {source, amount, frequency}
}

/** The readable fields of a draft; a field that is not named here is dropped. */
export const toDraft = (raw: unknown): ApplicationDraft => {
    const draft = record(raw)
    const [personal, home] = [toPersonal(draft.personal), toHome(draft.home)]
    const income = toIncome(draft.income)
    return {...(personal && {personal}), ...(home && {home}), ...(income && {income})}
}

const DraftAnswer = z.looseObject({draft: z.nullable(z.looseObject({}))})

const pathOf = (endpoint: string): string =>
    `/custom/application-draft/v1/organizations/{org}/${endpoint}`

/** A customer's draft on the platform, which stores it for seven days; null if there is none (D-24). */
export const applicationDraft = (own: Commerce, customerId: string): Query<StoredDraft | null> => ({
    key: ['application-draft'],
    staleTime: 0,
    fetch: async () => {
        const answer = await own.fetch({path: pathOf('read'), body: {customerId}, customerId})
        const {draft, startedAt} = readAnswer(DraftAnswer, answer)
        if (draft === null) return null
        const began = moment(startedAt)
        if (began === undefined) throw unreadable('startedAt')
        return {draft: toDraft(draft), startedAt: Date.parse(began)}
    }
})

/** Saves a customer's draft on the platform; null deletes it (D-24). Rejects with a CommerceError. */
export const saveDraft = async (
    {commerce, customerId}: Applicant,
    draft: ApplicationDraft | null
): Promise<void> => {
    if (draft !== null) {
        await commerce.fetch({path: pathOf('save'), body: {customerId, draft}, customerId})
        return
    }
    await removing(() => commerce.fetch({path: pathOf('delete'), body: {customerId}, customerId}))
}
