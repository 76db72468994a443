import type {AgreementSummaryAnswer, Club as ClubAnswer} from '@contract/agreements'
import {endpoint} from '../../../core/endpoint'
import {siteQuery} from '../../../core/query-values'
import {dollars} from '../../../core/values/money'
import type {World} from '../../../world/world'
import {holderOf} from '../account/holder-of'
import {OwnRequest} from '../account/own-request'
import {customPath, ownScope} from '../custom-path'
import {clubDue, clubsOf, type Club} from '../model/club'
import {agreementsOf} from '../model/keep-agreement'
import {todayAtStore} from '../model/today-at-store'
import {presentAgreement} from '../present/present-agreement'

/** All that a customer rents, and their memberships. [API-049, ENTITY-031] */
export const agreementSummary = endpoint({
    method: 'POST',
    path: customPath('agreement-summary', 'agreementsummary'),
    scope: ownScope,
    query: siteQuery,
    body: OwnRequest,
    handle: ({body, shopper, world}): AgreementSummaryAnswer => {
        const {id} = holderOf(world, body.customerId, shopper)
        return {
            agreement: agreementsOf(world, id).map((agreement) =>
                presentAgreement(world, agreement)
            ),
            clubInfoResponse: clubsOf(world, id).map((club) => presentClub(world, club))
        }
    }
})

/** [ENTITY-033] */
const presentClub = (world: World, club: Club): ClubAnswer => {
    const due = clubDue(club, todayAtStore(world, club.storeNumber))
    return {
        customerClubId: club.id,
        clubMembershipNumber: club.number,
        clubBeginDate: club.beginDate,
        autoPay: club.autopayMethodId ? 'Y' : 'N',
        currentDueDate: due.day,
        amountDue: dollars(due.total)
    }
}
