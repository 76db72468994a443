import {useIntl} from 'react-intl'
import {Head} from '@app/routing/view/head'
import {ButtonLink} from '@app/ui/button/button'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {invitationMessages, messages} from './messages'

/** The address of a page that keeps it for search engines, whoever looks at it. */
type InvitationProps = {canonical?: string}

const Invitation = (address: InvitationProps) => {
    const {formatMessage} = useIntl()
    return (
        <AccountLayout path="/my-accounts">
            <Head title={formatMessage(messages.title)} index={false} {...address} />
            <h1>{formatMessage(messages.title)}</h1>
            <section className="invitation">
                <h2>{formatMessage(invitationMessages.title)}</h2>
                <p>{formatMessage(invitationMessages.text)}</p>
                <p className="account-actions">
                    <ButtonLink to="/shop-all">{formatMessage(invitationMessages.shop)}</ButtonLink>
                    <ButtonLink look="secondary" to="/instant-approval" prefetch={false}>
                        {formatMessage(invitationMessages.apply)}
                    </ButtonLink>
                </p>
                <p className="account-note">{formatMessage(invitationMessages.know)}</p>
            </section>
        </AccountLayout>
    )
}

/** A renter's page for a customer that the rental system does not know: how to start renting, and who to ask [ROLE-007]. */
export const AccountInvitation = () => <Invitation />

/** The same as the dashboard, at both of its addresses (C-07). */
export const DashboardInvitation = () => <Invitation canonical="/my-accounts" />
