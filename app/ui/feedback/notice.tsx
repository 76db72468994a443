import type {ReactNode} from 'react'
import {Icon, type IconName} from '../picture/icon'

export type NoticeTone = 'info' | 'good' | 'warning' | 'error'

/** What a toast is about: a later toast about the same replaces it. */
export type ToastTopic = 'sign-in'

export type NoticeProps = {
    tone?: NoticeTone
    /** True for a notice that appears after an action of the shopper: it is announced. Errors always are. */
    live?: boolean
    children: ReactNode
}

const ICONS: Record<NoticeTone, IconName> = {
    info: 'info',
    good: 'check',
    warning: 'warning',
    error: 'warning'
}

const roleOf = (tone: NoticeTone, live: boolean) => {
    if (tone === 'error') return 'alert'
    return live ? 'status' : undefined
}

/** A message inside the page, beside what it is about. */
export const Notice = ({tone = 'info', live = false, children}: NoticeProps) => (
    <div className={`notice notice--${tone}`} role={roleOf(tone, live)}>
        <Icon name={ICONS[tone]} />
        <div className="notice__body">{children}</div>
    </div>
)
