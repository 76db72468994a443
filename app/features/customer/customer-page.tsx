import {type ReactNode, useRef} from 'react'
import type {Loadable} from '@app/routing/route/commerce-query'
import {Head} from '@app/routing/view/head'
import {AsyncContent} from '@app/ui/async/async-content'
import {AccountLayout} from '@app/ui/navigation/account-layout'
import {SectionSkeleton} from './customer-skeleton'

type CustomerPageProps<T> = {
    /** Its place in the account's menu, without locale prefix. */
    path: string
    /** Its own address for search engines; none for what only one customer can see. */
    canonical?: string
    title: string
    /** Above the heading, in every state. */
    above?: ReactNode
    /** What the page is about: loading, failed, empty or ready. */
    from: Loadable<T>
    empty?: ReactNode
    /** Gets a function that moves the focus to the heading, from a control that is gone. */
    children: (value: NonNullable<T>, focusHeading: () => void) => ReactNode
}

/** A customer's page of the account: its layout, head, heading, and the four states of what it is about. */
export const CustomerPage = <T,>({
    path,
    canonical,
    title,
    above,
    from,
    empty = null,
    children
}: CustomerPageProps<T>) => {
    const heading = useRef<HTMLHeadingElement>(null)
    return (
        <AccountLayout path={path}>
            <Head title={title} index={false} {...(canonical !== undefined && {canonical})} />
            {above}
            <h1 ref={heading} tabIndex={-1}>
                {title}
            </h1>
            <AsyncContent from={from} skeleton={<SectionSkeleton />} empty={empty}>
                {(value) => children(value, () => heading.current?.focus())}
            </AsyncContent>
        </AccountLayout>
    )
}
