import {type ComponentType, useRef} from 'react'
import {type MessageDescriptor, useIntl} from 'react-intl'
import type {RentalCustomer} from '@app/commerce/account/rental-customer'
import type {Loadable} from '@app/routing/route/commerce-query'
import {
    type Accepts,
    definePage,
    type LoaderArgs,
    type PageDefinition,
    type PageProps,
    type PageQueries
} from '@app/routing/route/page'
import {Head} from '@app/routing/view/head'
import {AsyncContent} from '@app/ui/async/async-content'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {AccountLoading, AccountSkeleton} from '@app/ui/navigation/account-skeleton'
import {AccountInvitation} from './account-invitation'
import {LinesSkeleton} from './account-skeleton'
import {type StoreDay, storeNumberOf, useStoreDay} from './store-day'

export type AccountContentProps<Page, Value> = {
    page: Page
    value: NonNullable<Value>
    /** The account's store, and today's day there. */
    storeDay: StoreDay
    /** Moves the focus to the page's heading, from a control that is gone. */
    onFocusHeading: () => void
}

type AccountPageSpec<N extends PageQueries, Page, Value> = {
    /** The path, without locale prefix. */
    path: string
    title: MessageDescriptor
    /** The title, where it depends on what was read. */
    titleOf?: (data: Loadable<Value>, page: Page) => MessageDescriptor
    loader: (args: LoaderArgs) => N
    /** What the page is about, from its queries: loading, failed, empty or ready. */
    dataOf: (page: Page) => Loadable<Value>
    /** The number of the store whose day it is; the customer's store, if the page reads the customer. */
    storeOf?: (page: Page) => string | null | undefined
    Content: ComponentType<AccountContentProps<Page, Value>>
    /** In place of the content, where there is nothing. */
    Empty?: ComponentType
    /** Above and below the content, in each of its states. */
    Intro?: ComponentType
    After?: ComponentType
}

/** The skeleton of what an account page shows. */
const AccountLinesSkeleton = () => (
    <div className="account-lines">
        <AccountLoading />
        <LinesSkeleton />
        <LinesSkeleton />
        <LinesSkeleton />
    </div>
)

/** The page until it is known who the shopper is. */
const accountPageSkeleton = (path: string, title: MessageDescriptor): ComponentType =>
    function AccountPageSkeleton() {
        const {formatMessage} = useIntl()
        return (
            <>
                <Head title={formatMessage(title)} index={false} />
                <AccountSkeleton path={path} title={formatMessage(title)}>
                    <AccountLinesSkeleton />
                </AccountSkeleton>
            </>
        )
    }

const Nothing = () => null

type WithCustomer = {customer?: Loadable<RentalCustomer>}

/** Undefined while the customer is loading; null where the page does not read them. */
const customersStore = ({customer}: WithCustomer): string | null | undefined =>
    customer ? storeNumberOf(customer) : null

const componentOf = <N extends PageQueries, Page extends WithCustomer, Value>({
    path,
    Content,
    Empty = Nothing,
    Intro = Nothing,
    After = Nothing,
    storeOf = customersStore,
    ...spec
}: AccountPageSpec<N, Page, Value>): ComponentType<Page> =>
    function AccountPage(page: Page) {
        const {formatMessage} = useIntl()
        const heading = useRef<HTMLHeadingElement>(null)
        const storeDay = useStoreDay(storeOf(page))
        const data = spec.dataOf(page)
        const title = formatMessage(spec.titleOf?.(data, page) ?? spec.title)
        return (
            <AccountLayout path={path}>
                <Head title={title} index={false} />
                <h1 ref={heading} tabIndex={-1}>
                    {title}
                </h1>
                <Intro />
                <AsyncContent
                    from={data.state === 'ready' && !storeDay ? {state: 'loading'} : data}
                    skeleton={<AccountLinesSkeleton />}
                    empty={<Empty />}
                >
                    {(value) =>
                        storeDay ? (
                            <Content
                                page={page}
                                value={value}
                                storeDay={storeDay}
                                onFocusHeading={() => heading.current?.focus()}
                            />
                        ) : null
                    }
                </AsyncContent>
                <After />
            </AccountLayout>
        )
    }

/**
 * A renter's page of the account: its layout, head and heading, the four states of what it is about, the wait for the
 * day at the account's store (D-42), its skeleton, and the invitation for who is no renter [ROLE-007].
 */
export const accountPage = <N extends PageQueries, Page extends WithCustomer, Value>(
    spec: AccountPageSpec<N, Page, Value>,
    ...suits: Accepts<PageProps<N>, Page>
): PageDefinition => {
    const {loader, path, title} = spec
    const skeleton = accountPageSkeleton(path, title)
    return definePage({loader, skeleton, invitation: AccountInvitation})(
        componentOf(spec),
        ...suits
    )
}
