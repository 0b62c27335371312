/** Whether somebody on this device has seen the lesson with the dummy. */
import { rememberedSwitch } from '../../../net/device';

export const LEARNT = 'lesson';

export const hasLearnt = (): boolean => rememberedSwitch(LEARNT) === true;
