// The kit imports this file by name and by default.
export {AppConfig as default} from '@app/shell/app-config'
