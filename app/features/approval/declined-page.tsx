import {useIntl} from 'react-intl'
import {type Decision, existingApproval} from '@app/commerce/approvals/existing-approval'
import {reapplyDay} from '@app/domain/application'
import type {Loadable} from '@app/routing/commerce-query'
import {Head} from '@app/routing/head'
import {definePage, personal} from '@app/routing/page'
import {ButtonLink} from '@app/ui/button/button'
import {Main} from '@app/ui/navigation/main'
import {useDayText} from '@app/ui/typography/day-text'
import {ApprovalPageSkeleton} from './approval-page.skeleton'
import {declinedMessages} from './messages'
import {StoreContact} from './store-contact'

export type DeclinedPageProps = {approval: Loadable<Decision | null>}

const refusalOf = (approval: Loadable<Decision | null>): Decision | null =>
    approval.state === 'ready' && approval.value?.decision === 'declined' ? approval.value : null

/**
 * A refusal, in kind words and without a reason of our own: the explanation comes by mail (G-22) (D-33) [ROUTE-025]. It says
 * the same whether the decision can be read again or not.
 */
export const DeclinedPage = ({approval}: DeclinedPageProps) => {
    const {formatMessage} = useIntl()
    const dayText = useDayText()
    const refusal = refusalOf(approval)
    const decidedOn = refusal?.decidedOn ?? null
    return (
        <Main look="approval">
            <Head title={formatMessage(declinedMessages.title)} index={false} />
            <h1>{formatMessage(declinedMessages.title)}</h1>
            <p className="approval__lead">{formatMessage(declinedMessages.lead)}</p>
            <ul className="approval__list">
                <li>{formatMessage(declinedMessages.mail)}</li>
                <li>
                    {decidedOn === null
                        ? formatMessage(declinedMessages.again)
                        : formatMessage(declinedMessages.againOn, {
                              day: dayText(reapplyDay(decidedOn))
                          })}
                </li>
                <li>{formatMessage(declinedMessages.meanwhile)}</li>
            </ul>
            <ButtonLink look="secondary" to="/shop-all" prefetch={false}>
                {formatMessage(declinedMessages.shop)}
            </ButtonLink>
            <StoreContact />
        </Main>
    )
}

export const page = definePage({
    loader: () => ({
        approval: personal(({commerce, customerId}) => existingApproval(commerce, customerId))
    }),
    skeleton: ApprovalPageSkeleton
})(DeclinedPage)
