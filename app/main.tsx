import {startStorefront} from '@app/shell/kit/start-storefront'

void startStorefront()
