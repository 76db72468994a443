import {defineMessages} from 'react-intl'
import {commonMessages} from '@app/ui/common-messages'

export const resultMessages = {
    continue: commonMessages.continue,
    send: commonMessages.sendDocuments,
    endedTitle: commonMessages.yourApprovalHasEnded,
    shop: commonMessages.shopApprovedItems,
    ...defineMessages({
        approvedTitle: {id: 'approval.result.approved-title', defaultMessage: 'You’re approved!'},
        conditionalTitle: {
            id: 'approval.result.conditional-title',
            defaultMessage: 'You’re approved on a condition'
        },
        upTo: {id: 'approval.result.up-to', defaultMessage: 'You can rent for up to'},
        left: {
            id: 'approval.result.left',
            defaultMessage: 'After what you rent already, {amount} {per} is left.'
        },
        atAll: {
            id: 'approval.result.at-all',
            defaultMessage: 'The same limit, by how often you pay'
        },
        meaning: {
            id: 'approval.result.meaning',
            defaultMessage:
                'This is the most that the payments for everything you rent may come to, before taxes and fees. It is not a loan, and you need not use all of it.'
        },
        lastDay: {
            id: 'approval.result.last-day',
            defaultMessage: 'You can use it up to and including {day}.'
        },
        expired: {
            id: 'approval.result.expired',
            defaultMessage:
                'This approval ended on {day}. Apply again to see what you can rent now.'
        },
        next: {id: 'approval.result.next', defaultMessage: 'What happens next'},
        nextChoose: {
            id: 'approval.result.next-choose',
            defaultMessage: 'Choose items that fit your amount and put them in your cart.'
        },
        nextCheckOut: {
            id: 'approval.result.next-check-out',
            defaultMessage: 'Check out: delivery, payment dates and your agreement, all online.'
        },
        nextBank: {
            id: 'approval.result.next-bank',
            defaultMessage:
                'Verify your bank account before you sign: have its routing number and account number at hand.'
        },
        nextNothing: {
            id: 'approval.result.next-nothing',
            defaultMessage: 'Nothing is due, and you owe nothing, until you sign an agreement.'
        },
        wanted: {id: 'approval.result.wanted', defaultMessage: 'What we still need from you'},
        wantedWhy: {
            id: 'approval.result.wanted-why',
            defaultMessage: 'You can choose items now. We need this before you can check out:'
        },
        received: {id: 'approval.result.received', defaultMessage: '{document}: received'},
        bank: {id: 'approval.result.bank', defaultMessage: 'Your bank account'},
        bankHow: {
            id: 'approval.result.bank-how',
            defaultMessage:
                'You verify it while you check out, before you sign: have its routing number and account number at hand. There is nothing to send.'
        },
        nothingWanted: {
            id: 'approval.result.nothing-wanted',
            defaultMessage: 'You do not have to send us anything.'
        },
        condition: {id: 'approval.result.condition', defaultMessage: 'About the condition'},
        allReceived: {
            id: 'approval.result.all-received',
            defaultMessage: 'We have everything that we asked for.'
        },
        accountNeeded: {
            id: 'approval.result.account-needed',
            defaultMessage:
                'To send documents you need an account, so that nobody else can see them. Create one or sign in: your approval comes along.'
        },
        none: {
            id: 'approval.result.none',
            defaultMessage: 'There is no approval here yet. Apply to see what you can rent.'
        },
        apply: {id: 'approval.result.apply', defaultMessage: 'Apply now'},
        signIn: {
            id: 'approval.result.sign-in',
            defaultMessage: 'Applied with an account? Sign in'
        },
        apart: {id: 'approval.result.apart', defaultMessage: 'Your answer'}
    })
}

export const documentMessages = defineMessages({
    income: {id: 'approval.document.income', defaultMessage: 'Proof of income'},
    identity: {id: 'approval.document.identity', defaultMessage: 'Proof of identity'},
    residence: {id: 'approval.document.residence', defaultMessage: 'Proof of address'},
    other: {id: 'approval.document.other', defaultMessage: 'Another document'},
    incomeHow: {
        id: 'approval.document.income-how',
        defaultMessage: 'A pay stub or a benefits letter of the last 30 days'
    },
    identityHow: {
        id: 'approval.document.identity-how',
        defaultMessage: 'A driver’s license, state ID or passport that is not expired'
    },
    residenceHow: {
        id: 'approval.document.residence-how',
        defaultMessage: 'A lease or utility bill with your name and address'
    },
    otherHow: {
        id: 'approval.document.other-how',
        defaultMessage: 'Your store will tell you what it needs'
    }
})

export const declinedMessages = defineMessages({
    title: {id: 'approval.declined.title', defaultMessage: 'We can’t approve you right now'},
    lead: {
        id: 'approval.declined.lead',
        defaultMessage: 'Thank you for applying. We know that this is not the answer you hoped for.'
    },
    mail: {
        id: 'approval.declined.mail',
        defaultMessage: 'You will get an explanation by email within 3 to 10 business days.'
    },
    again: {id: 'approval.declined.again', defaultMessage: 'You may apply again in 30 days.'},
    againOn: {
        id: 'approval.declined.again-on',
        defaultMessage: 'You may apply again 30 days after this decision: from {day} on.'
    },
    againNow: {
        id: 'approval.declined.again-now',
        defaultMessage: 'The 30 days after this decision are over: you may apply again.'
    },
    meanwhile: {
        id: 'approval.declined.meanwhile',
        defaultMessage: 'Your store can tell you what else is possible.'
    },
    shop: {id: 'approval.declined.shop', defaultMessage: 'Keep looking around'}
})

export const noticeMessages = defineMessages({
    title: {id: 'approval.notice.title', defaultMessage: 'Notice about this decision'},
    agency: {id: 'approval.notice.agency', defaultMessage: 'Consumer reporting agency'},
    score: {id: 'approval.notice.score', defaultMessage: 'Your credit score'},
    scoreRange: {
        id: 'approval.notice.score-range',
        defaultMessage: '{score}, on a scale from {lowest} to {highest}'
    },
    scoreDay: {id: 'approval.notice.score-day', defaultMessage: 'Made on'},
    factors: {
        id: 'approval.notice.factors',
        defaultMessage: 'What lowered it most, as the agency says'
    },
    keep: {
        id: 'approval.notice.keep',
        defaultMessage: 'You can read this notice again here until {day}.'
    },
    print: {id: 'approval.notice.print', defaultMessage: 'Print this notice'}
})

export const failureMessages = {
    retry: commonMessages.tryAgain,
    ...defineMessages({
        title: {
            id: 'approval.failure.title',
            defaultMessage: 'We can’t answer your application right now'
        },
        lead: {
            id: 'approval.failure.lead',
            defaultMessage:
                'Something on our side is not working. It has nothing to do with you. Try again in a few minutes, or call your store.'
        },
        stored: {
            id: 'approval.failure.saved',
            defaultMessage:
                'Your answers are still here, in this tab. If you try again, we first look whether there is an answer already.'
        },
        loginTitle: {
            id: 'approval.failure.login-title',
            defaultMessage: 'We can’t sign you in right now'
        },
        loginLead: {
            id: 'approval.failure.login-lead',
            defaultMessage:
                'The sign-in service does not answer. It has nothing to do with you. Try again in a few minutes, sign in with your password, or call your store.'
        },
        login: {id: 'approval.failure.login', defaultMessage: 'Back to sign in'}
    })
}
