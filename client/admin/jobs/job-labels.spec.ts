import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { stageLabel, subjectAddress } from './job-labels';
import { JOBS_STATE, jobsVariables, writeJobsState } from './jobs-state';

const addressFor = (permissions: CurrentStaff['permissions'], kind: string, subjectId = 'r1') =>
  subjectAddress({ kind, subjectId }, staffWith({ permissions }));

it('leads to the run of an import, to the exports, and nowhere for other jobs', () => {
  expect(addressFor(['ALL'], 'import-apply')).toBe('/admin/excel-ice-aktar/r1');
  expect(addressFor(['ALL'], 'catalog-export')).toBe('/admin/excel-ice-aktar#katalog');
  expect(addressFor(['ALL'], 'audit-verification')).toBe('/admin/denetim');
  expect(addressFor(['ALL'], 'verify')).toBeUndefined();
});

it('leads nobody to a screen that they may not see', () => {
  for (const kind of ['import-apply', 'catalog-export', 'audit-verification']) {
    expect(addressFor(['SETTINGS'], kind)).toBeUndefined();
  }
  expect(addressFor(['SETTINGS', 'IMPORT'], 'import-apply')).toBe('/admin/excel-ice-aktar/r1');
  expect(addressFor(['SETTINGS', 'IMPORT'], 'audit-verification')).toBeUndefined();
});

it('names the parts of a job that the panel knows', () => {
  expect(stageLabel('reading')).toBe('Dosya okunuyor');
  expect(stageLabel('writing')).toBe('Dosya yazılıyor');
  expect(stageLabel('polishing')).toBeUndefined();
  expect(stageLabel(null)).toBeUndefined();
});

it('reads from the address which jobs are asked for, and writes it back', () => {
  const state = JOBS_STATE.parse(new URLSearchParams('durum=basarisiz&sayfa=3'));
  expect(state).toEqual({ status: 'FAILED', kind: 'hepsi', page: 3 });
  expect(writeJobsState(state).toString()).toBe('durum=basarisiz&sayfa=3');
  expect(jobsVariables(state)).toEqual({ filter: { statuses: ['FAILED'] }, skip: 50, take: 25 });
});

it('asks for the jobs of one kind, and for all where it does not know the kind', () => {
  const asked = (address: string) => jobsVariables(JOBS_STATE.parse(new URLSearchParams(address))).filter;
  expect(asked('tur=import-plan')).toEqual({ kinds: ['import-plan'] });
  expect(asked('tur=ucurma')).toEqual({});
});

it('asks for all jobs by an address that says nothing it knows', () => {
  const state = JOBS_STATE.parse(new URLSearchParams('durum=ucuyor'));
  expect(writeJobsState(state).toString()).toBe('');
  expect(jobsVariables(state)).toEqual({ filter: {}, skip: 0, take: 25 });
});
