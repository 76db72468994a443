import {useId} from 'react'
import {defineMessages, useIntl} from 'react-intl'
import {
    metRequirements,
    passwordProblem,
    passwordRequirements,
    passwordStrength,
    type PasswordProblem,
    type PasswordRequirement
} from '@app/domain/credentials'
import {PasswordChecklist, PasswordField} from './secret-fields'

const problems = defineMessages({
    missing: {id: 'password.missing', defaultMessage: 'Please create a password.'},
    length: {
        id: 'password.length',
        defaultMessage: 'Password must contain at least 8 characters'
    },
    uppercase: {
        id: 'password.uppercase',
        defaultMessage: 'Password must contain at least one uppercase letter'
    },
    lowercase: {
        id: 'password.lowercase',
        defaultMessage: 'Password must contain at least one lowercase letter'
    },
    number: {id: 'password.number', defaultMessage: 'Password must contain at least one number'},
    special: {
        id: 'password.special',
        defaultMessage: 'Password must contain at least one special character'
    },
    'too-long': {
        id: 'password.too-long',
        defaultMessage: 'Password must contain at most 128 characters'
    },
    common: {
        id: 'password.common',
        defaultMessage: 'This password is too easy to guess. Choose another one.'
    }
})

const rules = defineMessages({
    length: {id: 'password.rule-length', defaultMessage: 'At least 8 characters'},
    uppercase: {id: 'password.rule-uppercase', defaultMessage: 'One uppercase letter'},
    lowercase: {id: 'password.rule-lowercase', defaultMessage: 'One lowercase letter'},
    number: {id: 'password.rule-number', defaultMessage: 'One number'},
    special: {
        id: 'password.rule-special',
        defaultMessage: 'One special character, such as ! @ # $ % or &'
    }
})

const messageOf: Record<PasswordProblem, (typeof problems)[keyof typeof problems]> = problems
const ruleOf: Record<PasswordRequirement, (typeof rules)[keyof typeof rules]> = rules

const checkPassword = (password: string) => {
    const problem = passwordProblem(password)
    return problem && messageOf[problem]
}

/** A new password, with its first problem, the checklist and its strength [AUTH-023, AUTH-024, AUTH-026…031] (G-32, D-20). */
export const NewPasswordField = ({name, label}: {name: string; label: string}) => {
    const {formatMessage} = useIntl()
    const id = useId()
    return (
        <>
            <PasswordField
                name={name}
                label={label}
                kind="new"
                validate={checkPassword}
                describedBy={id}
            />
            <PasswordChecklist
                id={id}
                name={name}
                rules={passwordRequirements.map((requirement) => ({
                    label: formatMessage(ruleOf[requirement]),
                    met: (password: string) => metRequirements(password).includes(requirement)
                }))}
                strength={passwordStrength}
            />
        </>
    )
}
