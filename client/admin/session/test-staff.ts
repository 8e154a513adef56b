import { resultOf } from '../../graphql/test-answers';
import { type CurrentStaff, CurrentStaffQuery } from './current-staff';

/** The member of staff who is signed in, as every screen of the panel knows them. */
export function staffWith(different: Partial<CurrentStaff> = {}): CurrentStaff {
  const { currentStaff } = resultOf(CurrentStaffQuery, {
    currentStaff: {
      id: '1',
      name: 'Ayşe Yılmaz',
      initials: 'AY',
      email: 'ayse@shop.example',
      role: 'ADMIN',
      permissions: [],
      secondFactor: { isActive: false, isRequired: false, mustEnrol: false, recoveryCodesLeft: 0 },
      ...different,
    },
  });
  return currentStaff!;
}
