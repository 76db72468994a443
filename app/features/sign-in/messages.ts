import {defineMessages} from 'react-intl'

export const loginMessages = defineMessages({
    pageTitle: {id: 'sign-in.login.page-title', defaultMessage: 'Sign in'},
    title: {id: 'sign-in.login.title', defaultMessage: 'Welcome Back'},
    email: {id: 'sign-in.login.email', defaultMessage: 'Email'},
    emailMissing: {
        id: 'sign-in.login.email-missing',
        defaultMessage: 'Please enter your email address.'
    },
    password: {id: 'sign-in.login.password', defaultMessage: 'Password'},
    passwordMissing: {
        id: 'sign-in.login.password-missing',
        defaultMessage: 'Please enter your password.'
    },
    forgot: {id: 'sign-in.login.forgot', defaultMessage: 'Forgot password?'},
    submit: {id: 'sign-in.login.submit', defaultMessage: 'Sign In'},
    newHere: {id: 'sign-in.login.new-here', defaultMessage: 'New here?'},
    create: {id: 'sign-in.login.create', defaultMessage: 'Create account'},
    wrong: {
        id: 'sign-in.login.wrong',
        defaultMessage: 'Something’s not right with your email or password. Try again.'
    },
    tooMany: {
        id: 'sign-in.login.too-many',
        defaultMessage:
            'There were too many tries. Wait a few minutes and try again, or reset your password.'
    },
    failed: {
        id: 'sign-in.login.failed',
        defaultMessage: 'We could not sign you in. Your answers are still here. Try again.'
    },
    timeOut: {
        id: 'sign-in.login.time-out',
        defaultMessage:
            'For your security we sign you out after {minutes, plural, one {# minute} other {# minutes}} without activity. We ask you before.'
    }
})

export const registerMessages = defineMessages({
    title: {id: 'sign-in.register.title', defaultMessage: 'Create account'},
    lead: {
        id: 'sign-in.register.lead',
        defaultMessage: 'Your cart and your saved items come along.'
    },
    firstName: {id: 'sign-in.register.first-name', defaultMessage: 'First name'},
    firstNameMissing: {
        id: 'sign-in.register.first-name-missing',
        defaultMessage: 'Please enter your first name.'
    },
    lastName: {id: 'sign-in.register.last-name', defaultMessage: 'Last name'},
    lastNameMissing: {
        id: 'sign-in.register.last-name-missing',
        defaultMessage: 'Please enter your last name.'
    },
    email: {id: 'sign-in.register.email', defaultMessage: 'Email'},
    emailWrong: {
        id: 'sign-in.register.email-wrong',
        defaultMessage: 'Please enter a valid email address.'
    },
    password: {id: 'sign-in.register.password', defaultMessage: 'Password'},
    marketing: {
        id: 'sign-in.register.marketing',
        defaultMessage: 'Send me deals and news by email. I can stop them at any time.'
    },
    submit: {id: 'sign-in.register.submit', defaultMessage: 'Create account'},
    haveOne: {id: 'sign-in.register.have-one', defaultMessage: 'Already have an account?'},
    signIn: {id: 'sign-in.register.sign-in', defaultMessage: 'Sign in'},
    failed: {
        id: 'sign-in.register.failed',
        defaultMessage:
            'We could not create your account. If you already have one, sign in or reset your password. Otherwise try again.'
    },
    tooMany: {
        id: 'sign-in.register.too-many',
        defaultMessage: 'There were too many tries. Wait a few minutes and try again.'
    }
})

export const welcomeMessages = defineMessages({
    welcome: {id: 'sign-in.welcome', defaultMessage: 'Welcome {name}, You’re now signed in.'},
    welcomeUnnamed: {
        id: 'sign-in.welcome-unnamed',
        defaultMessage: 'Welcome! You’re now signed in.'
    },
    basketFailed: {
        id: 'sign-in.basket-failed',
        defaultMessage:
            'We could not bring your guest cart into your account. Look at your cart before you check out.'
    },
    wishListFailed: {
        id: 'sign-in.wish-list-failed',
        defaultMessage:
            'We could not add your saved items to your account. They are still saved in this browser.'
    },
    dealsFailed: {
        id: 'sign-in.deals-failed',
        defaultMessage: 'Your account is ready, but we could not sign you up for deals.'
    }
})
