import type {PageName} from '@contract/approval'
import type {Cents} from '../../../core/money'
import {problem} from '../../../core/response'
import type {Migration} from '../../../world/database'
import type {World} from '../../../world/world'
import {addDays, type Day} from '../../days'
import type {Approval} from '../approval'

export const offerMigration: Migration = {
    id: 'offers-1',
    up: (db) => {
        db.exec(`
            CREATE TABLE claimed_offer (
                code TEXT PRIMARY KEY,
                customer_id TEXT NOT NULL,
                claimed_at INTEGER NOT NULL
            ) STRICT;
        `)
    }
}

/** What the letter of an offer says, and who it was sent to. */
type Offer = {
    pageName: PageName
    /** The weekly limit; none if the form must be filled in first, or if no decision can be made. */
    weekly?: Cents
    wanted?: string[]
}

type Letter = {code: string; lastName: string; zip: string}

/** In the sandbox, all letters were sent to the Hale family. */
const recipient = {lastName: 'hale', zip: '90210'}

const offers: Record<string, Offer> = {
    1: {pageName: 'Approved', weekly: 6000, wanted: []},
    4: {pageName: 'ConditionalApproval', weekly: 4000, wanted: ['INCOME']},
    6: {pageName: 'PreFilledWebForm'},
    8: {pageName: 'ServiceFailure'}
}

const daysToUse = 90

/** HW and eight digits, with any spaces or dashes removed. */
const cleanCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

const unknown = (): never =>
    problem(404, 'offer-not-found', 'No offer with this code was sent to this name and zip.')

/**
 * Finds the offer of a letter; the last digit of its code decides: 1 approves, 4 approves with a condition, 6 leads to
 * the form, 8 can get no decision, 2 has ended, 3 was used. A wrong name or zip gets the same response as an unknown
 * code.
 */
export const offerOf = ({code, lastName, zip}: Letter): Offer & {code: string} => {
    const clean = cleanCode(code)
    const isTheirs =
        lastName.trim().toLowerCase() === recipient.lastName && zip.slice(0, 5) === recipient.zip
    if (!isTheirs || !/^HW\d{8}$/.test(clean)) return unknown()
    const end = clean.slice(-1)
    if (end === '2') return problem(410, 'offer-expired', 'The offer has ended.')
    if (end === '3') return used()
    const offer = offers[end]
    return offer ? {...offer, code: clean} : unknown()
}

const used = (): never => problem(409, 'offer-used', 'The offer was used.')

/** Saves who claims an offer. Nobody else can claim it; the same shopper always gets the same response. */
export const claim = (world: World, code: string, customerId: string): void => {
    const before = world
        .statement<{owner: string}>('SELECT customer_id AS owner FROM claimed_offer WHERE code = ?')
        .get(code)
    if (before && before.owner !== customerId) used()
    if (before) return
    world
        .statement('INSERT INTO claimed_offer (code, customer_id, claimed_at) VALUES (?, ?, ?)')
        .run(code, customerId, world.now().getTime())
}

/** The approval that an offer gives; undefined if it gives none. */
export const approvalOfOffer = (
    {weekly, wanted = []}: Offer,
    {today, decisionId}: {today: Day; decisionId: string}
): Approval | undefined =>
    weekly === undefined
        ? undefined
        : {
              response: wanted.length > 0 ? '4' : '1',
              weekly,
              wanted,
              ...(wanted.length > 0 && {
                  conditionalReason: 'Please show us what is named below.'
              }),
              decisionId,
              approvedOn: today,
              expiresOn: addDays(today, daysToUse),
              identityTries: 0,
              isIdentityVerified: false
          }
